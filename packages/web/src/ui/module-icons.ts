import busIcon from "lucide/dist/esm/icons/bus.mjs";
import coachIcon from "lucide/dist/esm/icons/bus-front.mjs";
import supervisorIcon from "lucide/dist/esm/icons/clipboard-check.mjs";
import waybillIcon from "lucide/dist/esm/icons/file-text.mjs";
import shipIcon from "lucide/dist/esm/icons/ship.mjs";
import offlineIcon from "lucide/dist/esm/icons/smartphone.mjs";
import counterIcon from "lucide/dist/esm/icons/ticket.mjs";
import tollIcon from "lucide/dist/esm/icons/traffic-cone.mjs";
import type { Module } from "partner-sdk";
import type { IconNode } from "./icon.tsx";

export const moduleIcons: Record<Module, IconNode> = {
  intracity: busIcon,
  supervisor: supervisorIcon,
  offline_counter: offlineIcon,
  toll_plaza: tollIcon,
  waybill: waybillIcon,
  water: shipIcon,
  intercity: coachIcon,
  counterwise_ticketing: counterIcon,
};
