import { operations, resolve } from "../contract/contract.ts";

const modules = {
  Intracity: ["intracity", 101],
  Supervisor: ["supervisor", 201],
  "Offline counter": ["offline_counter", 301],
  "Toll plaza": ["toll_plaza", 401],
  Waybill: ["waybill", 501],
  Water: ["water", 601],
  Intercity: ["intercity", 701],
  "Counterwise ticketing": ["counterwise_ticketing", 801],
} as const;

/** The demo's companies. */
export const companies = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((place) =>
  [1, 2, 3].map((number) => place * 100 + number),
);

const shift = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Within the days of the tests' demo data. */
export const range = { from_date: shift(-6), to_date: shift(2) };

export const companyOperations = operations
  .filter(({ path }) => path.includes("{company_id}"))
  .map(({ path, operation }) => {
    const [module, company] = modules[operation.tags[0] as keyof typeof modules];
    return {
      id: operation.operationId,
      path,
      module,
      company,
      urlFor: (companyId: number | string, memberOf: number = company) =>
        `${path
          .replace("{company_id}", String(companyId))
          .replace(/\{(?:vehicle|counter)_id\}/, `${memberOf}014`)}?${query(operation)}`,
    };
  });

export const parametersOf = (id: string) =>
  operations
    .filter(({ operation }) => operation.operationId === id)
    .flatMap(({ operation }) => operation.parameters ?? [])
    .map((parameter) => resolve(parameter).name);

const values = new Map<string, string>(Object.entries({ ...range, registration_number: "DHK" }));

const query = ({ parameters = [] }: (typeof operations)[number]["operation"]) =>
  new URLSearchParams(
    parameters.map(resolve).flatMap(({ name }) => {
      const value = values.get(name);
      return value === undefined ? [] : [[name, value]];
    }),
  );

type Asked = { get(url: string, token: string): Promise<{ json(): { data: unknown } }> };

/** One with rows: not every counter of the demo sells something in every three days. */
export async function counterThatSold(
  host: Asked,
  token: string,
  { path, company }: { path: string; company: number },
): Promise<string> {
  const [module] = path.split("/counters/");
  const report = `${module}/reports/counterwise/${company}?${new URLSearchParams(range)}`;
  const rows = (await host.get(report, token)).json().data as { counter: { id: string } | null }[];
  const [sold] = rows.flatMap(({ counter }) => counter?.id ?? []);
  if (!sold) throw new Error(`No counter of ${company} has sold anything.`);
  return sold;
}
