import createClient from "openapi-fetch";
import { Button } from "react-aria-components/Button";
import { Input } from "react-aria-components/Input";
import { Label } from "react-aria-components/Label";
import { TextField } from "react-aria-components/TextField";
import { createRoot } from "react-dom/client";
import { Route } from "wouter";
import { createActor, createMachine } from "xstate";

type Paths = { "/api/auth/user": { get: { responses: { 200: { content: never } } } } };

/** The least page of the portal's libraries: a sign-in form, and nothing that it does. */
const client = createClient<Paths>({ baseUrl: location.origin });
const machine = createMachine({ initial: "out", states: { out: { on: { go: "in" } }, in: {} } });
const actor = createActor(machine).start();
const send = () => {
  actor.send({ type: "go" });
  void client.GET("/api/auth/user");
};

const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <Route path="/login">
      <h1>Sign in to the partner portal</h1>
      <TextField name="username">
        <Label>User name</Label>
        <Input />
      </TextField>
      <TextField name="password" type="password">
        <Label>Password</Label>
        <Input />
      </TextField>
      <Button onPress={send}>Sign in</Button>
    </Route>,
  );
}
