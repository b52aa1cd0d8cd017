import createClient from "openapi-fetch";
import type { DataOf, getIntracityVehiclewiseReport, getUser } from "partner-sdk";
import { type ReactNode, useEffect, useState } from "react";
import { Button } from "react-aria-components/Button";
import { Input } from "react-aria-components/Input";
import { Label } from "react-aria-components/Label";
import { TextField } from "react-aria-components/TextField";
import { createRoot } from "react-dom/client";
import { Link, Route } from "wouter";
import { createActor, createMachine } from "xstate";

type Answer<Data> = { responses: { 200: { content: { "application/json": { data: Data } } } } };
type Range = { parameters: { query: { from_date: string; to_date: string } } };
type Paths = {
  "/api/auth/user": { get: Answer<DataOf<typeof getUser>> };
  "/api/intracity/reports/vehiclewise/101": {
    get: Answer<DataOf<typeof getIntracityVehiclewiseReport>> & Range;
  };
};

/** The least pages of the portal's libraries: a sign-in form, the modules, a report; and nothing that they do. */
const client = createClient<Paths>({
  baseUrl: location.origin,
  headers: { authorization: `Bearer ${localStorage.getItem("accessToken")}` },
});
const askUser = () => client.GET("/api/auth/user");
const askRows = () => {
  const days = new URLSearchParams(location.search);
  const query = { from_date: days.get("from_date") ?? "", to_date: days.get("to_date") ?? "" };
  return client.GET("/api/intracity/reports/vehiclewise/101", { params: { query } });
};
const machine = createMachine({ initial: "out", states: { out: { on: { go: "in" } }, in: {} } });
const actor = createActor(machine).start();

function Login() {
  return (
    <>
      <h1>Sign in to the partner portal</h1>
      <TextField name="username">
        <Label>User name</Label>
        <Input />
      </TextField>
      <TextField name="password" type="password">
        <Label>Password</Label>
        <Input />
      </TextField>
      <Button onPress={() => actor.send({ type: "go" })}>Sign in</Button>
    </>
  );
}

/** As the portal does: whoever it is comes first, for the rest depends on it. */
function SignedIn({ children }: { children: (user: DataOf<typeof getUser>) => ReactNode }) {
  const user = useAnswer(askUser);
  return user && children(user);
}

function Home({ allowed_companies }: DataOf<typeof getUser>) {
  return (
    <>
      <h1>Home</h1>
      <ul>
        {Object.keys(allowed_companies).map((module) => (
          <li key={module}>
            <Link href={`/${module}`}>{module}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function Report() {
  const rows = useAnswer(askRows);
  if (!rows) return null;
  return (
    <>
      <h1>Vehicle Wise Report</h1>
      <table>
        <tbody>
          {rows.map(({ vehicle, total_trips, total_tickets, total_fares }) => (
            <tr key={vehicle?.id ?? ""}>
              <th>{vehicle?.registration_number}</th>
              <td>{total_trips}</td>
              <td>{total_tickets}</td>
              <td>{total_fares}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function useAnswer<Data>(ask: () => Promise<{ data?: { data: Data } }>): Data | undefined {
  const [data, setData] = useState<Data>();
  useEffect(() => void ask().then((answer) => setData(answer.data?.data)), [ask]);
  return data;
}

const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <>
      <Route path="/login">
        <Login />
      </Route>
      <Route path="/">
        <SignedIn>{Home}</SignedIn>
      </Route>
      <Route path="/intracity/vehiclewise/report/">
        <SignedIn>{() => <Report />}</SignedIn>
      </Route>
    </>,
  );
}
