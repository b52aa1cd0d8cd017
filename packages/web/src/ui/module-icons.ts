import BusIcon from "lucide-react/icons/bus";
import CoachIcon from "lucide-react/icons/bus-front";
import SupervisorIcon from "lucide-react/icons/clipboard-check";
import WaybillIcon from "lucide-react/icons/file-text";
import ShipIcon from "lucide-react/icons/ship";
import OfflineIcon from "lucide-react/icons/smartphone";
import CounterIcon from "lucide-react/icons/ticket";
import TollIcon from "lucide-react/icons/traffic-cone";
import type { Module } from "partner-sdk";

export const moduleIcons: Record<Module, typeof BusIcon> = {
  intracity: BusIcon,
  supervisor: SupervisorIcon,
  offline_counter: OfflineIcon,
  toll_plaza: TollIcon,
  waybill: WaybillIcon,
  water: ShipIcon,
  intercity: CoachIcon,
  counterwise_ticketing: CounterIcon,
};
