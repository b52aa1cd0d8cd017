import { expect, it } from "vitest";
import { operations } from "./contract.ts";

const modules = [
  "/intracity",
  "/supervisor",
  "/offline-counter",
  "/toll-plaza",
  "/waybill",
  "/water",
  "/intercity",
  "/counterwise-ticketing",
];

/** Every route of the specification's §2 that shows data, with the operations that feed it. */
const routes: Record<string, string[]> = {
  "/": ["getUser", "getToday"],
  "/login": ["login", "beginPasskeySignIn", "signInWithPasskey", "verifySecondFactor"],
  "/profile": [
    "getUser",
    "logout",
    "changePassword",
    "listSessions",
    "endSession",
    "endOtherSessions",
    "getSecondFactor",
    "beginTotp",
    "confirmTotp",
    "removeTotp",
    "renewRecoveryCodes",
    "beginPasskey",
    "addPasskey",
    "removePasskey",
  ],
  "/company-preview": ["getUser"],
  ...Object.fromEntries(modules.map((path) => [path, ["getUser"]])),
  ...Object.fromEntries(
    modules
      .filter((path) => path !== "/offline-counter")
      .map((path) => [`${path}/service-preview`, ["getUser", "getToday"]]),
  ),
  "/toll-plaza/service-preview": ["getUser", "getTollplazaSummary"],
  "/intracity/counterwise/report/": ["getIntracityCounterwiseReport"],
  "/intracity/vehiclewise/report/": ["getIntracityVehiclewiseReport"],
  "/intracity/vehicle/report/": ["listIntracityVehicles"],
  "/intracity/summary": ["getIntracitySummary"],
  "/supervisor/supervisorwise/report": ["getSupervisorSupervisorwiseReport"],
  "/supervisor/vehiclewise/report": ["getSupervisorVehiclewiseReport"],
  "/supervisor/vehicles": ["listSupervisorVehicles"],
  "/offline-counter/report": ["getOfflineCounterReport", "listOfflineCounterDeviceIds"],
  "/toll-plaza/report": ["getTollplazaCollectionReport"],
  "/toll-plaza/fare": ["listTollplazaFares"],
  "/toll-plaza/non-exited-vehicle-list": ["listTollplazaNonExitedVehicles"],
  "/toll-plaza/check-vehicles": ["findTollplazaPassages"],
  "/toll-plaza/dashboard": ["getTollplazaSummary"],
  "/toll-plaza/collection-details": ["listTollplazaCollections"],
  "/waybill/vehicles": ["listWaybillVehicles"],
  "/waybill/report": ["getWaybillReport"],
  "/water/counterwise/report/": ["getWaterCounterwiseReport"],
  "/water/shipwise/report/": ["getWaterShipwiseReport"],
  "/water/cabinmanwise/report/": ["getWaterCabinmanwiseReport"],
  "/water/deckmanwise/report/": ["getWaterDeckmanwiseReport"],
  "/water/agentwise/report/": ["getWaterAgentwiseReport"],
  "/water/vehicles": ["listWaterVehicles"],
  "/intercity/counterwise/report/": ["getIntercityCounterwiseReport"],
  "/intercity/coachwise/report/": ["getIntercityCoachwiseReport"],
  "/intercity/agentwise/report/": ["getIntercityAgentwiseReport"],
  "/intercity/reservation/report/": ["listIntercityReservations"],
  "/intercity/vehicles": ["listIntercityVehicles"],
  "/counterwise-ticketing/counterwise/report/": ["getCounterwiseTicketingCounterwiseReport"],
  "/counterwise-ticketing/vehiclewise/report/": ["getCounterwiseTicketingVehiclewiseReport"],
  "/counterwise-ticketing/vehicles": ["listCounterwiseTicketingVehicles"],
  "/counterwise-ticketing/summary": ["getCounterwiseTicketingSummary"],
  "/counterwise-ticketing/counter-wise-details/{vehicle_id}": [
    "getCounterwiseTicketingVehicleCounters",
  ],
};

/** Reports of what the running day counts, which are compared with it up to an hour. */
const comparedByTheHour = [
  "/intracity/counterwise/report/",
  "/intracity/vehiclewise/report/",
  "/intracity/summary",
  "/supervisor/supervisorwise/report",
  "/supervisor/vehiclewise/report",
  "/offline-counter/report",
  "/toll-plaza/report",
  "/waybill/report",
  "/water/shipwise/report/",
  "/counterwise-ticketing/counterwise/report/",
  "/counterwise-ticketing/vehiclewise/report/",
  "/counterwise-ticketing/summary",
];

/** The screens beyond the specification, which lead from a figure to what it is made of. */
const furtherRoutes: Record<string, string[]> = {
  "/intracity/counter-wise-details/{vehicle_id}": ["getIntracityVehicleCounters"],
  "/intracity/vehicle-wise-details/{counter_id}": ["getIntracityCounterVehicles"],
  "/intercity/counter-wise-details/{vehicle_id}": ["getIntercityVehicleCounters"],
  "/intercity/vehicle-wise-details/{counter_id}": ["getIntercityCounterVehicles"],
  "/intercity/reservation-details/{vehicle_id}": ["listIntercityCoachReservations"],
  "/counterwise-ticketing/vehicle-wise-details/{counter_id}": [
    "getCounterwiseTicketingCounterVehicles",
  ],
  ...Object.fromEntries(modules.map((path) => [`${path}/readings`, ["listReadings"]])),
  ...Object.fromEntries(
    modules.map((path) => [
      `${path}/access`,
      [
        "listAccess",
        "endAccess",
        "endUserSessions",
        "listInvitations",
        "invite",
        "withdrawInvitation",
      ],
    ]),
  ),
  "/invitation": ["readInvitation", "acceptInvitation", "joinByInvitation"],
};

it("the routes are fed by exactly the operations that name them", () => {
  const fed: Record<string, string[]> = {};
  for (const { operation } of operations) {
    for (const route of operation["x-portal-routes"]) {
      fed[route] = [...(fed[route] ?? []), operation.operationId];
    }
  }
  const compared = comparedByTheHour.map((route) => [
    route,
    ["getToday", ...(routes[route] ?? [])],
  ]);
  expect(fed).toEqual({ ...routes, ...Object.fromEntries(compared), ...furtherRoutes });
});
