// Generated from openapi/partner.yaml by `npx pnpm@10 generate`. Not edited by hand.

/** A text names the kind of a value, a list of one holds many, and a list that ends with null may be null. */
export type Shape =
  | string
  | readonly [Shape]
  | readonly [Shape, null]
  | { readonly [field: string]: Shape };

export type HostOperation = {
  method: "GET" | "POST";
  path: string;
  feature?: string;
  /** Those that end with a question mark may be left out. */
  query?: readonly string[];
  kind: "one" | "list" | "page" | "days" | "done";
  data: Shape;
};

export type OperationId =
  | "login"
  | "getUser"
  | "logout"
  | "changePassword"
  | "listSessions"
  | "endSession"
  | "endOtherSessions"
  | "beginPasskeySignIn"
  | "signInWithPasskey"
  | "verifySecondFactor"
  | "getSecondFactor"
  | "beginTotp"
  | "confirmTotp"
  | "removeTotp"
  | "renewRecoveryCodes"
  | "beginPasskey"
  | "addPasskey"
  | "removePasskey"
  | "getToday"
  | "listReadings"
  | "noteReading"
  | "listAccess"
  | "endAccess"
  | "endUserSessions"
  | "listInvitations"
  | "invite"
  | "withdrawInvitation"
  | "readInvitation"
  | "acceptInvitation"
  | "joinByInvitation"
  | "getIntracityCounterwiseReport"
  | "getIntracityVehiclewiseReport"
  | "listIntracityVehicles"
  | "getIntracitySummary"
  | "getIntracityVehicleCounters"
  | "getIntracityCounterVehicles"
  | "getSupervisorSupervisorwiseReport"
  | "getSupervisorVehiclewiseReport"
  | "listSupervisorVehicles"
  | "getOfflineCounterReport"
  | "listOfflineCounterDeviceIds"
  | "getTollplazaSummary"
  | "getTollplazaCollectionReport"
  | "listTollplazaCollections"
  | "listTollplazaFares"
  | "listTollplazaNonExitedVehicles"
  | "findTollplazaPassages"
  | "getWaybillReport"
  | "listWaybillVehicles"
  | "getWaterShipwiseReport"
  | "getWaterCounterwiseReport"
  | "getWaterDeckmanwiseReport"
  | "getWaterCabinmanwiseReport"
  | "getWaterAgentwiseReport"
  | "listWaterVehicles"
  | "getIntercityCoachwiseReport"
  | "getIntercityCounterwiseReport"
  | "getIntercityAgentwiseReport"
  | "listIntercityReservations"
  | "listIntercityVehicles"
  | "getIntercityVehicleCounters"
  | "getIntercityCounterVehicles"
  | "listIntercityCoachReservations"
  | "getCounterwiseTicketingCounterwiseReport"
  | "getCounterwiseTicketingVehiclewiseReport"
  | "listCounterwiseTicketingVehicles"
  | "getCounterwiseTicketingSummary"
  | "getCounterwiseTicketingVehicleCounters"
  | "getCounterwiseTicketingCounterVehicles";

const SignIn: Shape = { at: "date-time", "device?": ["text", null] };

const SignedIn: Shape = { token: "text", "new_places?": [SignIn] };

const User: Shape = { "id?": "id", name: "text" };

const Company: Shape = { id: "id", name: "text", "role?": "|reader|administrator" };

const CompanyWithUnderscoreId: Shape = { _id: "text", name: "text", "role?": "|reader|administrator" };

const AllowedCompanies: Shape = { "intracity_companies?": [Company], "supervisor_companies?": [Company], "offline_counter_companies?": [Company], "toll_plaza_companies?": [Company], "waybill_companies?": [Company], "water_companies?": [CompanyWithUnderscoreId], "intercity_companies?": [CompanyWithUnderscoreId], "counterwise_ticketing_companies?": [Company] };

const Reporting: Shape = { "time_zone?": "text", "currency?": "text", "week_starts_on?": "|sunday|monday|tuesday|wednesday|thursday|friday|saturday", "weekend?": ["|sunday|monday|tuesday|wednesday|thursday|friday|saturday"] };

const NeededSecondFactor: Shape = { "needed?": "boolean", "ways?": ["text"], "must_set_up?": "boolean" };

const PasswordRules: Shape = { "min_length?": "integer", "refuses?": ["text"] };

const Session: Shape = { id: "id", "device?": ["text", null], since: "date-time", last_seen: "date-time", is_current: "boolean" };

const PasskeyRequestOptions: Shape = { challenge: "text", "rpId?": "text", "timeout?": "integer", "userVerification?": "text" };

const Passkey: Shape = { id: "id", name: "text", since: "date-time", "last_used?": ["date-time", null] };

const CredentialDescriptor: Shape = { id: "text", type: "|public-key", "transports?": ["text"] };

const PasskeyCreationOptions: Shape = { rp: { "id?": "text", name: "text" }, user: { id: "text", name: "text", displayName: "text" }, challenge: "text", pubKeyCredParams: [{ type: "|public-key", alg: "integer" }], "timeout?": "integer", "excludeCredentials?": [CredentialDescriptor], "authenticatorSelection?": "value", "attestation?": "text" };

const Figures: Shape = { total_count: "count", total_amount: "amount" };

const DayFigures: Shape = { total_count: "count", total_amount: "amount", until: Figures, "hours?": { counts: ["count"], amounts: ["amount"] }, "by_day?": { counts: ["count"], amounts: ["amount"] } };

const CompanyToday: Shape = { module: "|intracity|supervisor|offline_counter|toll_plaza|waybill|water|intercity|counterwise_ticketing", company_id: "id", today: DayFigures, last_week: DayFigures, "yesterday?": Figures, "usual_weeks?": "integer", "currency?": "text", last_record_at: ["date-time", null] };

const Reading: Shape = { id: "id", at: "date-time", user: "text", username: "text", module: "text", act: "text", report: "text", "from_date?": ["date", null], "to_date?": ["date", null], "address?": ["text", null], "device?": ["text", null] };

const Access: Shape = { module: "|intracity|supervisor|offline_counter|toll_plaza|waybill|water|intercity|counterwise_ticketing", user_id: "id", user: "text", username: "text", role: "|reader|administrator", "since?": ["date-time", null], "last_seen?": ["date-time", null], "is_disabled?": "boolean", is_you: "boolean" };

const OpenInvitation: Shape = { id: "id", module: "|intracity|supervisor|offline_counter|toll_plaza|waybill|water|intercity|counterwise_ticketing", name: "text", role: "|reader|administrator", invited_by: "text", invited_at: "date-time", expires_at: "date-time" };

const Named: Shape = { id: "id", "name?": ["text", null] };

const CounterRow: Shape = { counter: [Named, null], total_tickets: "count", total_fares: "amount" };

const Vehicle: Shape = { id: "id", registration_number: "text", kind: "text", "capacity?": ["integer", null], "route?": ["text", null], status: "|active|idle|maintenance|retired" };

const VehicleRow: Shape = { vehicle: [Vehicle, null], total_trips: "count", total_tickets: "count", total_fares: "amount" };

const SummaryTotals: Shape = { total_trips: "count", total_tickets: "count", total_fares: "amount" };

const SummaryDay: Shape = { date: "date", total_trips: "count", total_tickets: "count", total_fares: "amount" };

const NamedVehicle: Shape = { id: "id", registration_number: "text", "name?": ["text", null] };

const VehicleCounterRow: Shape = { "vehicle?": NamedVehicle, counter: [Named, null], total_tickets: "count", total_fares: "amount" };

const CounterVehicleRow: Shape = { "counter?": Named, vehicle: [NamedVehicle, null], total_tickets: "count", total_fares: "amount" };

const SupervisorRow: Shape = { supervisor: [Named, null], total_trips: "count", total_tickets: "count", total_fares: "amount" };

const OfflineCounterRow: Shape = { "counterman?": [{ "name?": ["text", null] }, null], total_tickets: "count", total_fares: "amount" };

const TollplazaSummary: Shape = { total_entry_count: "count", total_entry_amount: "toll amount", total_exited_count: "count", total_non_exited_count: "count", total_overstay_count: "count", total_overstay_amount: "toll amount" };

const TollplazaCollectionRow: Shape = { lane: Named, vehicle_class: "text", total_entry_count: "count", total_entry_amount: "toll amount", total_overstay_count: "count", total_overstay_amount: "toll amount" };

const Passage: Shape = { id: "id", registration_number: "text", vehicle_class: "text", lane: Named, entered_at: "date-time", exited_at: ["date-time", null], entry_amount: "toll amount", overstay_amount: "toll amount" };

const TollplazaFare: Shape = { vehicle_class: "text", fare: "toll amount", overstay_fare: "toll amount", free_minutes: "count" };

const NonExitedVehicle: Shape = { registration_number: "text", vehicle_class: "text", lane: Named, entered_at: "date-time", inside_minutes: "count" };

const WaybillRow: Shape = { waybill_number: "text", vehicle: Vehicle, driver: Named, issued_at: "date-time", total_trips: "count", total_fares: "amount", total_expenses: "amount", net_amount: "amount" };

const ShipRow: Shape = { ship: [Named, null], total_trips: "count", total_tickets: "count", total_fares: "amount" };

const CountermanRow: Shape = { counterman: [Named, null], total_tickets: "count", total_fares: "amount" };

const DeckmanRow: Shape = { deckman: Named, total_tickets: "count", total_fares: "amount" };

const CabinmanRow: Shape = { cabinman: Named, total_tickets: "count", total_fares: "amount" };

const AgentRow: Shape = { agent: [Named, null], total_tickets: "count", total_fares: "amount" };

const CoachRow: Shape = { "id?": "id", coach: Named, route: "text", departs_at: "date-time", total_seats: "count", sold_seats: "count", total_fares: "amount" };

const Reservation: Shape = { "id?": "id", reservation_number: "text", passenger: { "name?": ["text", null] }, coach: Named, seats: ["text"], travel_date: "date", status: "|reserved|confirmed|cancelled", amount: "amount" };

export const hostOperations: Record<OperationId, HostOperation> = {
  login: { method: "POST", path: "/api/auth/login", kind: "one", data: SignedIn },
  getUser: { method: "GET", path: "/api/auth/user", kind: "one", data: { user: User, allowed_companies: AllowedCompanies, "reporting?": Reporting, "features?": ["text"], "must_change_password?": "boolean", "second_factor?": NeededSecondFactor, "password_rules?": PasswordRules } },
  logout: { method: "POST", path: "/api/auth/logout", kind: "done", data: "value" },
  changePassword: { method: "POST", path: "/api/auth/password", feature: "password", kind: "done", data: "value" },
  listSessions: { method: "GET", path: "/api/auth/sessions", feature: "sessions", kind: "list", data: [Session] },
  endSession: { method: "POST", path: "/api/auth/sessions/{session_id}/end", feature: "sessions", kind: "done", data: "value" },
  endOtherSessions: { method: "POST", path: "/api/auth/sessions/end-others", feature: "sessions", kind: "done", data: "value" },
  beginPasskeySignIn: { method: "POST", path: "/api/auth/login/passkey/begin", feature: "passkeys", kind: "one", data: PasskeyRequestOptions },
  signInWithPasskey: { method: "POST", path: "/api/auth/login/passkey", feature: "passkeys", kind: "one", data: SignedIn },
  verifySecondFactor: { method: "POST", path: "/api/auth/second-factor/verify", feature: "second_factor", kind: "one", data: SignedIn },
  getSecondFactor: { method: "GET", path: "/api/auth/second-factor", feature: "second_factor", kind: "one", data: { totp_since: ["date-time", null], recovery_codes_left: "integer", passkeys: [Passkey], is_required: "boolean" } },
  beginTotp: { method: "POST", path: "/api/auth/second-factor/totp", feature: "second_factor", kind: "one", data: { secret: "text", uri: "text" } },
  confirmTotp: { method: "POST", path: "/api/auth/second-factor/totp/confirm", feature: "second_factor", kind: "one", data: { recovery_codes: ["text"] } },
  removeTotp: { method: "POST", path: "/api/auth/second-factor/totp/remove", feature: "second_factor", kind: "done", data: "value" },
  renewRecoveryCodes: { method: "POST", path: "/api/auth/second-factor/recovery-codes", feature: "second_factor", kind: "one", data: { recovery_codes: ["text"] } },
  beginPasskey: { method: "POST", path: "/api/auth/passkeys/begin", feature: "passkeys", kind: "one", data: PasskeyCreationOptions },
  addPasskey: { method: "POST", path: "/api/auth/passkeys", feature: "passkeys", kind: "one", data: Passkey },
  removePasskey: { method: "POST", path: "/api/auth/passkeys/{passkey_id}/remove", feature: "passkeys", kind: "done", data: "value" },
  getToday: { method: "GET", path: "/api/today", feature: "today", query: ["day?","days?"], kind: "one", data: { at: "date-time", "from_day?": "date", service_day: "date", "compared_from_day?": "date", compared_day: "date", compared_until: ["text", null], companies: [CompanyToday] } },
  listReadings: { method: "GET", path: "/api/readings", feature: "readings", query: ["company_id","from_date","to_date","search?","cursor?","limit?"], kind: "page", data: { rows: [Reading], next_cursor: ["text", null] } },
  noteReading: { method: "POST", path: "/api/readings", feature: "readings", kind: "done", data: "value" },
  listAccess: { method: "GET", path: "/api/administration/access", feature: "administration", query: ["company_id"], kind: "list", data: [Access] },
  endAccess: { method: "POST", path: "/api/administration/access/end", feature: "administration", kind: "done", data: "value" },
  endUserSessions: { method: "POST", path: "/api/administration/sessions/end", feature: "administration", kind: "done", data: "value" },
  listInvitations: { method: "GET", path: "/api/administration/invitations", feature: "administration", query: ["company_id"], kind: "list", data: [OpenInvitation] },
  invite: { method: "POST", path: "/api/administration/invitations", feature: "administration", kind: "one", data: { id: "id", token: "text", expires_at: "date-time" } },
  withdrawInvitation: { method: "POST", path: "/api/administration/invitations/{invitation_id}/withdraw", feature: "administration", kind: "done", data: "value" },
  readInvitation: { method: "POST", path: "/api/invitations/read", feature: "administration", kind: "one", data: { module: "|intracity|supervisor|offline_counter|toll_plaza|waybill|water|intercity|counterwise_ticketing", company: "text", name: "text", role: "|reader|administrator", expires_at: "date-time", "password_rules?": PasswordRules } },
  acceptInvitation: { method: "POST", path: "/api/invitations/accept", feature: "administration", kind: "done", data: "value" },
  joinByInvitation: { method: "POST", path: "/api/invitations/join", feature: "administration", kind: "done", data: "value" },
  getIntracityCounterwiseReport: { method: "GET", path: "/api/intracity/reports/counterwise/{company_id}", feature: "intracity", query: ["from_date","to_date","until_time?"], kind: "list", data: [CounterRow] },
  getIntracityVehiclewiseReport: { method: "GET", path: "/api/intracity/reports/vehiclewise/{company_id}", feature: "intracity", query: ["from_date","to_date","until_time?"], kind: "list", data: [VehicleRow] },
  listIntracityVehicles: { method: "GET", path: "/api/intracity/vehicles/{company_id}", feature: "intracity", kind: "list", data: [Vehicle] },
  getIntracitySummary: { method: "GET", path: "/api/intracity/summary/{company_id}", feature: "intracity", query: ["from_date","to_date","until_time?"], kind: "days", data: { totals: SummaryTotals, days: [SummaryDay] } },
  getIntracityVehicleCounters: { method: "GET", path: "/api/intracity/vehicles/{vehicle_id}/counters/{company_id}", feature: "drill_downs", query: ["from_date","to_date","until_time?"], kind: "list", data: [VehicleCounterRow] },
  getIntracityCounterVehicles: { method: "GET", path: "/api/intracity/counters/{counter_id}/vehicles/{company_id}", feature: "drill_downs", query: ["from_date","to_date","until_time?"], kind: "list", data: [CounterVehicleRow] },
  getSupervisorSupervisorwiseReport: { method: "GET", path: "/api/supervisor/reports/supervisorwise/{company_id}", feature: "supervisor", query: ["from_date","to_date","until_time?"], kind: "list", data: [SupervisorRow] },
  getSupervisorVehiclewiseReport: { method: "GET", path: "/api/supervisor/reports/vehiclewise/{company_id}", feature: "supervisor", query: ["from_date","to_date","until_time?"], kind: "list", data: [VehicleRow] },
  listSupervisorVehicles: { method: "GET", path: "/api/supervisor/vehicles/{company_id}", feature: "supervisor", kind: "list", data: [Vehicle] },
  getOfflineCounterReport: { method: "GET", path: "/api/offline-counter/reports/{company_id}", query: ["from_date","to_date","until_time?","device_id?","stoppage?"], kind: "list", data: [OfflineCounterRow] },
  listOfflineCounterDeviceIds: { method: "GET", path: "/api/offline-counter/device-ids/{company_id}", kind: "list", data: ["id"] },
  getTollplazaSummary: { method: "GET", path: "/api/tollplaza/summary/{company_id}", kind: "one", data: TollplazaSummary },
  getTollplazaCollectionReport: { method: "GET", path: "/api/tollplaza/reports/collection/{company_id}", feature: "toll_plaza", query: ["from_date","to_date","until_time?"], kind: "list", data: [TollplazaCollectionRow] },
  listTollplazaCollections: { method: "GET", path: "/api/tollplaza/collections/{company_id}", feature: "toll_plaza", query: ["from_date","to_date","lane_id?","vehicle_class?","cursor?","limit?"], kind: "page", data: { rows: [Passage], next_cursor: ["text", null] } },
  listTollplazaFares: { method: "GET", path: "/api/tollplaza/fares/{company_id}", feature: "toll_plaza", kind: "list", data: [TollplazaFare] },
  listTollplazaNonExitedVehicles: { method: "GET", path: "/api/tollplaza/non-exited-vehicles/{company_id}", feature: "toll_plaza", kind: "list", data: [NonExitedVehicle] },
  findTollplazaPassages: { method: "GET", path: "/api/tollplaza/vehicles/{company_id}", feature: "toll_plaza", query: ["registration_number"], kind: "list", data: [Passage] },
  getWaybillReport: { method: "GET", path: "/api/waybill/reports/{company_id}", feature: "waybill", query: ["from_date","to_date","until_time?"], kind: "list", data: [WaybillRow] },
  listWaybillVehicles: { method: "GET", path: "/api/waybill/vehicles/{company_id}", feature: "waybill", kind: "list", data: [Vehicle] },
  getWaterShipwiseReport: { method: "GET", path: "/api/water/reports/shipwise/{company_id}", feature: "water", query: ["from_date","to_date","until_time?"], kind: "list", data: [ShipRow] },
  getWaterCounterwiseReport: { method: "GET", path: "/api/water/reports/counterwise/{company_id}", feature: "water", query: ["from_date","to_date","until_time?"], kind: "list", data: [CountermanRow] },
  getWaterDeckmanwiseReport: { method: "GET", path: "/api/water/reports/deckmanwise/{company_id}", feature: "water", query: ["from_date","to_date","until_time?"], kind: "list", data: [DeckmanRow] },
  getWaterCabinmanwiseReport: { method: "GET", path: "/api/water/reports/cabinmanwise/{company_id}", feature: "water", query: ["from_date","to_date","until_time?"], kind: "list", data: [CabinmanRow] },
  getWaterAgentwiseReport: { method: "GET", path: "/api/water/reports/agentwise/{company_id}", feature: "water", query: ["from_date","to_date","until_time?"], kind: "list", data: [AgentRow] },
  listWaterVehicles: { method: "GET", path: "/api/water/vehicles/{company_id}", feature: "water", kind: "list", data: [Vehicle] },
  getIntercityCoachwiseReport: { method: "GET", path: "/api/intercity/reports/coachwise/{company_id}", feature: "intercity", query: ["from_date","to_date","until_time?"], kind: "list", data: [CoachRow] },
  getIntercityCounterwiseReport: { method: "GET", path: "/api/intercity/reports/counterwise/{company_id}", feature: "intercity", query: ["from_date","to_date","until_time?"], kind: "list", data: [CounterRow] },
  getIntercityAgentwiseReport: { method: "GET", path: "/api/intercity/reports/agentwise/{company_id}", feature: "intercity", query: ["from_date","to_date","until_time?"], kind: "list", data: [AgentRow] },
  listIntercityReservations: { method: "GET", path: "/api/intercity/reports/reservation/{company_id}", feature: "intercity", query: ["from_date","to_date","cursor?","limit?"], kind: "page", data: { rows: [Reservation], next_cursor: ["text", null] } },
  listIntercityVehicles: { method: "GET", path: "/api/intercity/vehicles/{company_id}", feature: "intercity", kind: "list", data: [Vehicle] },
  getIntercityVehicleCounters: { method: "GET", path: "/api/intercity/vehicles/{vehicle_id}/counters/{company_id}", feature: "drill_downs", query: ["from_date","to_date","until_time?"], kind: "list", data: [VehicleCounterRow] },
  getIntercityCounterVehicles: { method: "GET", path: "/api/intercity/counters/{counter_id}/vehicles/{company_id}", feature: "drill_downs", query: ["from_date","to_date","until_time?"], kind: "list", data: [CounterVehicleRow] },
  listIntercityCoachReservations: { method: "GET", path: "/api/intercity/vehicles/{vehicle_id}/reservations/{company_id}", feature: "drill_downs", query: ["from_date","to_date","departure_id?","cursor?","limit?"], kind: "page", data: { rows: [Reservation], next_cursor: ["text", null] } },
  getCounterwiseTicketingCounterwiseReport: { method: "GET", path: "/api/counterwise-ticketing/reports/counterwise/{company_id}", feature: "counterwise_ticketing", query: ["from_date","to_date","until_time?"], kind: "list", data: [CounterRow] },
  getCounterwiseTicketingVehiclewiseReport: { method: "GET", path: "/api/counterwise-ticketing/reports/vehiclewise/{company_id}", feature: "counterwise_ticketing", query: ["from_date","to_date","until_time?"], kind: "list", data: [VehicleRow] },
  listCounterwiseTicketingVehicles: { method: "GET", path: "/api/counterwise-ticketing/vehicles/{company_id}", feature: "counterwise_ticketing", kind: "list", data: [Vehicle] },
  getCounterwiseTicketingSummary: { method: "GET", path: "/api/counterwise-ticketing/summary/{company_id}", feature: "counterwise_ticketing", query: ["from_date","to_date","until_time?"], kind: "days", data: { totals: SummaryTotals, days: [SummaryDay] } },
  getCounterwiseTicketingVehicleCounters: { method: "GET", path: "/api/counterwise-ticketing/vehicles/{vehicle_id}/counters/{company_id}", feature: "counterwise_ticketing", query: ["from_date","to_date","until_time?"], kind: "list", data: [VehicleCounterRow] },
  getCounterwiseTicketingCounterVehicles: { method: "GET", path: "/api/counterwise-ticketing/counters/{counter_id}/vehicles/{company_id}", feature: "drill_downs", query: ["from_date","to_date","until_time?"], kind: "list", data: [CounterVehicleRow] },
};
