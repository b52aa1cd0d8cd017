import { inDigits } from "../../numbers/digits.ts";

/** The modules. */
export const module = {
  intracity: "Intracity",
  supervisor: "Supervisor",
  offline_counter: "Offline Counter",
  toll_plaza: "Toll Plaza",
  waybill: "Waybill",
  water: "Water",
  intercity: "Intercity",
  counterwise_ticketing: "Counterwise Ticketing",
};

/** Their reports, as the specification titles them. */
export const agentWiseReport = "Agent Wise Report";
export const buses = "Buses";
export const cabinManWise = "Cabin Man Wise";
export const checkVehicles = "Check Vehicles";
export const coachWiseReport = "Coach Wise Report";
export const collectionDetails = "Collection Details";
export const collectionReport = "Collection Report";
export const counterManWiseReport = "Counter Man Wise Report";
export const counterWiseDetails = "Counter Wise Details";
export const counterWiseReport = "Counter Wise Report";
export const dashboard = "Dashboard";
export const deckManWise = "Deck Man Wise";
export const nonExited = "Non Exited";
export const offlineCounterReport = "Offline Counter Report";
export const report = "Report";
export const reservationDetails = "Reservation Details";
export const reservationReport = "Reservation Report";
export const shipWiseReport = "Ship Wise Report";
export const ships = "Ships";
export const summary = "Summary";
export const supervisorWiseReport = "Supervisor Wise Report";
export const vehicles = "Vehicles";
export const vehicleWiseDetails = "Vehicle Wise Details";
export const vehicleWiseReport = "Vehicle Wise Report";
export const whoReadWhat = "Who Read What";
export const whoHasAccess = "Who Has Access";

/** The columns, totals and filters. */
export const act = "Act";
export const address = "Address";
export const agent = "Agent";
export const amount = "Amount";
export const cabinMan = "Cabin man";
export const capacity = "Capacity";
export const coach = "Coach";
export const counter = "Counter";
export const counterMan = "Counter man";
export const counterman = "Counterman";
export const date = "Date";
export const deckMan = "Deck man";
export const departs = "Departs";
export const departure = "Departure";
export const device = "Device";
export const deviceIds = "Device IDs";
export const driver = "Driver";
export const entered = "Entered";
export const entries = "Entries";
export const entryAmount = "Entry amount";
export const exited = "Exited";
export const expenses = "Expenses";
export const fare = "Fare";
export const fares = "Fares";
export const freeMinutes = "Free minutes";
export const fromDate = "From date";
export const issued = "Issued";
export const kind = "Kind";
export const lane = "Lane";
export const net = "Net";
export const overstayAmount = "Overstay amount";
export const overstayFare = "Overstay fare";
export const overstays = "Overstays";
export const passenger = "Passenger";
export const registrationNumber = "Registration number";
export const reservation = "Reservation";
export const route = "Route";
export const seats = "Seats";
export const selectDevice = "Select a device";
export const ship = "Ship";
export const sold = "Sold";
export const status = "Status";
export const stoppage = "Stoppage";
export const supervisor = "Supervisor";
export const tickets = "Tickets";
export const time = "Time";
export const timeInside = "Time inside";
export const toDate = "To date";
export const totalAmount = "Total Amount";
export const totalTicket = "Total Ticket";
export const totalTicketAmount = "Total ticket amount";
export const totalTicketCount = "Total ticket count";
export const travelDate = "Travel date";
export const trips = "Trips";
export const user = "User";
export const vehicle = "Vehicle";
export const vehicleClass = "Vehicle class";
export const waybill = "Waybill";

/** A state of a host, such as `under_repair`. */
export const state = (state: string) =>
  state.replaceAll("_", " ").replace(/^./, (first) => first.toUpperCase());

/** What rows are called where they are counted. */
export const called = {
  rows: "rows",
  vehicles: "vehicles",
  ships: "ships",
  passages: "passages",
};

export const everyVehicleInside = "Vehicles that are inside, whenever they entered.";
export const everyPassage = "Every passage of a vehicle, the newest first.";
export const longestInside = (most: string) =>
  `These are the ${most} vehicles that have been inside longest; there may be more.`;
export const newestPassages = (most: string) =>
  `These are the newest ${most} passages; there may be more. Search for a longer part to see others.`;
export const allVehiclesInside = "All vehicles inside";
export const summaryOfRunningDay = "Summary of the running service day";

export const companies = (count: number) =>
  inDigits(count === 1 ? "1 company" : `${count} companies`);

/** Of a module by its title, or by its name in small letters. */
export const companiesOf = (module: string) => `${module} Companies`;
