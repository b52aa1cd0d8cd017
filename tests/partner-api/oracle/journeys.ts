import { sorted } from "./order.ts";
import type { Module, Records, Reservation } from "./records.ts";
import { isIn, type Range, wallClock, written } from "./service-day.ts";
import { inHundredths, shown } from "./takings.ts";

type OfCompany = { company: number };
type Asked = OfCompany & Range;

function vehicleOf(records: Records, company: number, module: Module, id: number) {
  const found = records
    .of("vehicles", company)
    .find((vehicle) => vehicle.module === module && vehicle.vehicle_id === id);
  if (!found) throw new Error(`The records have no vehicle ${id} in company ${company}.`);
  return found;
}

export const vehicles =
  (module: Module) =>
  (records: Records, { company }: OfCompany) => {
    const known = records.of("vehicles", company).filter((vehicle) => vehicle.module === module);
    const placeOf = ({ registration_number, vehicle_id }: (typeof known)[number]) => [
      registration_number,
      vehicle_id,
    ];
    return sorted(known, placeOf).map(shown);
  };

export function waybillReport(records: Records, { company, ...range }: Asked) {
  const issued = records.of("waybills", company).filter(({ issued_at }) => isIn(range, issued_at));
  const drivers = records.of("people", company).filter(({ module }) => module === "waybill");
  return sorted(issued, ({ issued_at, waybill_id }) => [-issued_at, -waybill_id]).map(
    (waybill) => ({
      waybill_number: waybill.waybill_number,
      vehicle: shown(vehicleOf(records, company, "waybill", waybill.vehicle_id)),
      driver: {
        id: waybill.driver_id,
        name: drivers.find(({ person_id }) => person_id === waybill.driver_id)?.name ?? null,
      },
      issued_at: written(waybill.issued_at),
      total_trips: waybill.trips,
      total_fares: inHundredths(waybill.fares),
      total_expenses: inHundredths(waybill.expenses),
      net_amount: inHundredths(waybill.fares - waybill.expenses),
    }),
  );
}

const coachOf = (records: Records, company: number, vehicle: number) => ({
  id: vehicle,
  name: vehicleOf(records, company, "intercity", vehicle).name,
});

export function coachwise(records: Records, { company, ...range }: Asked) {
  const trips = records
    .of("coach-trips", company)
    .filter(({ departs_at }) => isIn(range, departs_at));
  const kept = records.of("reservations", company).filter(({ status }) => status !== "cancelled");
  return sorted(trips, ({ departs_at, coach_trip_id }) => [departs_at, coach_trip_id]).map(
    (trip) => {
      const sold = kept.filter(({ coach_trip_id }) => coach_trip_id === trip.coach_trip_id);
      return {
        id: trip.coach_trip_id,
        coach: coachOf(records, company, trip.vehicle_id),
        route: trip.route,
        departs_at: written(trip.departs_at),
        total_seats: trip.seats,
        sold_seats: sold.flatMap(({ seats }) => seats).length,
        total_fares: inHundredths(sold.reduce((total, { amount }) => total + amount, 0n)),
      };
    },
  );
}

export function reservations(records: Records, { company, ...range }: Asked) {
  const made = records
    .of("reservations", company)
    .filter(({ reserved_at }) => isIn(range, reserved_at));
  return shownReservations(records, company, made);
}

type AskedCoach = Asked & { vehicle: number; departure?: number };

/** Undefined where the company has no such coach. */
export function coachReservations(records: Records, asked: AskedCoach) {
  const { company, vehicle, departure, ...range } = asked;
  const coaches = records.of("vehicles", company).filter(({ module }) => module === "intercity");
  if (!coaches.some(({ vehicle_id }) => vehicle_id === vehicle)) return undefined;
  const trips = records
    .of("coach-trips", company)
    .filter((trip) => trip.vehicle_id === vehicle && isIn(range, trip.departs_at))
    .map(({ coach_trip_id }) => coach_trip_id)
    .filter((trip) => departure === undefined || trip === departure);
  const made = records
    .of("reservations", company)
    .filter(({ coach_trip_id }) => trips.includes(coach_trip_id));
  return shownReservations(records, company, made);
}

function shownReservations(records: Records, company: number, made: Reservation[]) {
  const trips = records.of("coach-trips", company);
  return sorted(made, ({ reserved_at, reservation_id }) => [-reserved_at, -reservation_id]).map(
    (reservation) => {
      const trip = trips.find((one) => one.coach_trip_id === reservation.coach_trip_id);
      if (!trip) throw new Error(`The records have no coach trip ${reservation.coach_trip_id}.`);
      return {
        id: reservation.reservation_id,
        reservation_number: reservation.reservation_number,
        passenger: { name: reservation.passenger_name },
        coach: coachOf(records, company, trip.vehicle_id),
        seats: reservation.seats,
        travel_date: wallClock(trip.departs_at).day,
        status: reservation.status,
        amount: inHundredths(reservation.amount),
      };
    },
  );
}
