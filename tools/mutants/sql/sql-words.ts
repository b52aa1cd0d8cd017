/** Words of which each may stand by mistake for the one before it. */
export const alike: { kind: "column" | "word"; words: string[] }[] = [
  ...[
    ["tickets", "fares", "trips"],
    ["total_tickets", "total_fares", "total_trips"],
    ["expenses", "fares"],
    ["entry_count", "exited_count", "overstay_count"],
    ["entry_amount", "overstay_amount"],
    ["entered_at", "exited_at"],
    ["reserved_at", "departs_at"],
    ["sold_seats", "seats"],
    ["sold_fares", "seats"],
    ["fare", "overstay_fare"],
    ["total_count", "total_amount"],
    ["counts", "amounts"],
    ["counts_until", "amounts_until"],
    ["stored_count", "added_count"],
    ["stored_amount", "added_amount"],
    ["this_day", "week_ago"],
    ["until_now", "until_then"],
    ["hours_now", "hours_then"],
    ["taken_now", "taken_then"],
    ["amount", "counted"],
    ["counter_id", "vehicle_id", "seller_id"],
    ["agent_id", "counter_id"],
    ["supervisor_id", "vehicle_id"],
    ["driver_id", "vehicle_id"],
    ["member_id", "vehicle_id"],
    ["person_id", "member_id"],
    ["device_id", "stoppage"],
    ["registration_number", "name"],
    ["plate", "registration_number"],
    ["passage_id", "lane_id"],
    ["reservation_id", "coach_trip_id"],
    [":from_date", ":until"],
    ["stored", "excluded"],
  ].map((words) => ({ kind: "column", words }) as const),
  ...[
    ["'company'", "'counter'", "'vehicle'", "'seller'"],
    ["'agent'", "'counterman'", "'cabinman'", "'deckman'"],
    ["'supervisor'", "'waybill'", "'intercity'", "'water'", "'counterwise_ticketing'"],
    ["'offline_counter'", "'water'"],
    ["'cancelled'", "'reserved'"],
  ].map((words) => ({ kind: "word", words }) as const),
];

export const bounds: Record<string, string> = {
  "<": "<=",
  "<=": "<",
  ">": ">=",
  ">=": ">",
  "<>": "=",
};

export const signs: Record<string, string> = { "+": "-", "-": "+", "*": "+", "/": "*" };

export const functions: Record<string, string> = {
  sum: "max",
  min: "max",
  greatest: "least",
  floor: "ceil",
  coalesce: "nullif",
  lower: "upper",
  plate_of: "upper",
  lag: "lead",
  clock_hour: "date",
  service_day: "date",
  service_day_start: "timestamptz",
};

/** What is written in place of a word, or nothing. */
export const dropped: Record<string, { kind: string; to: string }> = {
  desc: { kind: "order", to: "" },
  left: { kind: "join", to: "" },
  distinct: { kind: "function", to: "" },
  all: { kind: "function", to: "" },
  exists: { kind: "filter", to: "not exists" },
  not: { kind: "filter", to: "" },
  or: { kind: "filter", to: "and" },
};
