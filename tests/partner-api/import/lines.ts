export type Line = Record<string, string>;
type CheckedLine = {
  kind: string;
  line: Line;
  /** Values of which there is nothing to refer to, and how their reason begins. */
  missing: Record<string, [noun: string, ...values: string[]]>;
  /** What a later line of the same record may not say, and what the reason says instead of it. */
  contradicting?: [column: string, value: string, is: string, was: string][];
};

export const lines: CheckedLine[] = [
  {
    kind: "ticket-sales",
    line: {
      company_id: "11",
      module: "intracity",
      sale_id: "1",
      sold_at: "2026-06-02T10:00",
      tickets: "1",
      fares: "25",
      counter_id: "1",
      vehicle_id: "1",
      device_id: "1",
    },
    missing: {
      counter_id: ["counter", "2", "3"],
      vehicle_id: ["vehicle", "2", "3"],
      device_id: ["device", "2"],
    },
  },
  {
    kind: "ticket-sales",
    line: {
      company_id: "11",
      module: "offline_counter",
      sale_id: "1",
      sold_at: "2026-06-02T10:00",
      tickets: "1",
      fares: "25",
      seller_id: "1",
    },
    missing: { seller_id: ["person", "2", "3"] },
  },
  {
    kind: "trips",
    line: {
      company_id: "11",
      module: "supervisor",
      trip_id: "1",
      vehicle_id: "1",
      departed_at: "2026-06-02T10:00",
      supervisor_id: "1",
    },
    missing: { vehicle_id: ["vehicle", "2", "3"], supervisor_id: ["supervisor", "2", "31", "4"] },
  },
  {
    kind: "toll-passages",
    line: {
      company_id: "11",
      passage_id: "1",
      registration_number: "DHK-1",
      vehicle_class: "Bus",
      lane_id: "1",
      entered_at: "2026-06-02T10:00:00",
      entry_amount: "200",
      exited_at: "2026-06-02T10:00:00",
      overstay_amount: "50",
    },
    missing: { lane_id: ["lane", "2"], vehicle_class: ["toll fare for", "2"] },
    contradicting: [
      ["registration_number", "DHK-2", "DHK-2", "DHK-1"],
      ["vehicle_class", "Truck", "Truck", "Bus"],
      ["lane_id", "5", "5", "1"],
      ["entered_at", "2026-06-02T09:00", "2026-06-02 09:00:00+06", "2026-06-02 10:00:00+06"],
      ["entry_amount", "201", "201", "200"],
      ["exited_at", "2026-06-02T10:01", "2026-06-02 10:01:00+06", "2026-06-02 10:00:00+06"],
      ["exited_at", "", "empty", "2026-06-02 10:00:00+06"],
    ],
  },
  {
    kind: "waybills",
    line: {
      company_id: "11",
      waybill_id: "1",
      waybill_number: "WB-1",
      vehicle_id: "1",
      driver_id: "1",
      issued_at: "2026-06-02T10:00",
      trips: "4",
      fares: "9600",
      expenses: "0",
    },
    missing: { vehicle_id: ["vehicle", "2", "3"], driver_id: ["driver", "2", "32", "4"] },
    contradicting: [
      ["waybill_number", "WB-2", "WB-2", "WB-1"],
      ["vehicle_id", "5", "5", "1"],
      ["driver_id", "5", "5", "1"],
      ["issued_at", "2026-06-02T10:01", "2026-06-02 10:01:00+06", "2026-06-02 10:00:00+06"],
    ],
  },
  {
    kind: "coach-trips",
    line: {
      company_id: "11",
      coach_trip_id: "7",
      vehicle_id: "1",
      route: "Dhaka to Sylhet",
      departs_at: "2026-06-02T10:00",
      seats: "36",
    },
    missing: { vehicle_id: ["vehicle", "2", "3"] },
  },
  {
    kind: "reservations",
    line: {
      company_id: "11",
      reservation_id: "1",
      reservation_number: "R-1",
      coach_trip_id: "1",
      reserved_at: "2026-06-02T10:00",
      seats: "A1",
      status: "confirmed",
      amount: "650",
      counter_id: "1",
      agent_id: "1",
    },
    missing: {
      coach_trip_id: ["coach trip", "2"],
      counter_id: ["counter", "2", "3"],
      agent_id: ["agent", "2", "33", "4"],
    },
    contradicting: [
      ["reservation_number", "R-2", "R-2", "R-1"],
      ["coach_trip_id", "5", "5", "1"],
      ["reserved_at", "2026-06-02T10:01", "2026-06-02 10:01:00+06", "2026-06-02 10:00:00+06"],
      ["status", "reserved", "reserved", "confirmed"],
    ],
  },
];
