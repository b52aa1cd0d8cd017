import { comparisonPeriods } from "machines/time/compared-range";
import { describe, inject } from "vitest";
import * as words from "web/i18n/words/all/en.ts";
import { modulesWithFeature } from "../features.ts";
import { usernameOf } from "./demo-users.ts";
import { expect } from "./expect.ts";
import { expectArrived, goTo } from "./in-app.ts";
import { journey } from "./journey.ts";
import { narrow, pseudoWalk, wide } from "./pseudo-portal.ts";
import { accented, mirrored } from "./pseudo-words.ts";
import { detailScreens, screens, withRange } from "./screens.ts";
import { lastWeek, serviceDay } from "./service-days.ts";

const half = Math.ceil(screens.length / 2);
const parts = [
  ["the first half of the screens", screens.slice(0, half)],
  ["the second half of the screens", screens.slice(half)],
  ["the screens that a figure leads to", detailScreens],
] as const;
/** What the host tells of a user who is not yet to see anything. */
const someone = { user: { name: "Rahima Khatun" }, allowed_companies: {} };
const between = {
  "second step": {
    features: ["second_factor", "passkeys"],
    second_factor: { needed: true, ways: ["totp", "recovery_code", "passkey"] },
  },
  "second factor to set up": { features: ["second_factor"], second_factor: { must_set_up: true } },
  "password to change": { features: ["password"], must_change_password: true },
};

const factors = {
  totp_since: "2026-06-01T09:00:00+06:00",
  recovery_codes_left: 3,
  passkeys: [{ id: "p-1", name: "Phone", since: "2026-06-01T09:00:00+06:00" }],
  is_required: true,
};
const codes = { recovery_codes: ["4f7k2-9m3qx", "7h2dp-5w8cz"] as const };

for (const [language, anew] of [
  ["accented", accented],
  ["mirrored", mirrored],
] as const) {
  const { settings, signedIn, begun, say, press, choose } = pseudoWalk(language, anew);

  describe(`in words that are ${language}`, () => {
    for (const [which, some] of parts) {
      journey(
        `${which} have room for their texts, and say none but their own`,
        { ...signedIn, timeout: 120_000 },
        async (walk) => {
          const { look, found } = await begun(walk);
          for (const screen of some) {
            await goTo(walk.page, withRange(screen));
            await expectArrived(walk.page);
            await look(screen);
          }
          expect(found).toEqual([]);
        },
      );
    }

    journey("so does what opens on a report", signedIn, async (walk) => {
      const { page } = walk;
      const { look, found } = await begun(walk);
      await goTo(page, `/offline-counter/report${lastWeek()}`);
      await expectArrived(page);
      await page.setViewportSize(wide);
      await press(page, words.report.exportRows);
      await page.getByRole("menuitem").first().waitFor();
      await look("export", [wide]);
      await page.keyboard.press("Escape");
      await press(page, words.report.shiftClose);
      await page.getByRole("dialog").waitFor();
      await look("shift close", [wide]);
      await page.keyboard.press("Escape");
      await page.setViewportSize(narrow);
      await page.getByRole("heading", { level: 1 }).getByRole("button").click();
      await page.getByRole("dialog").waitFor();
      await look("reports", [narrow]);
      await page.keyboard.press("Escape");
      await press(page, words.frame.modules);
      await page.getByRole("dialog").waitFor();
      await look("modules", [narrow]);
      await page.keyboard.press("Escape");
      await page.locator("main [aria-haspopup=dialog]").last().click();
      await page.getByLabel(anew(words.overlays.fromDate), { exact: true }).waitFor();
      await look("range", [narrow]);
      await page.keyboard.press("Escape");
      await press(page, words.report.actions);
      await page.getByRole("menuitem").first().waitFor();
      await look("actions", [narrow]);
      await page.keyboard.press("Escape");
      await choose(page, words.report.shiftClose);
      await page.getByRole("dialog").waitFor();
      await look("shift close", [narrow]);
      await page.keyboard.press("Escape");
      await press(page, words.report.filter);
      await page.getByRole("combobox").first().waitFor();
      await look("filter");
      await page.getByLabel(anew(words.overlays.fromDate), { exact: true }).click();
      await page.getByRole("grid").waitFor();
      await look("calendar");
      await page.keyboard.press("Escape");
      await page.emulateMedia({ media: "print" });
      await look("print");
      await page.emulateMedia({ media: "screen" });
      await page.keyboard.press("Escape");
      await page.evaluate(() => {
        window.print = () => {};
      });
      await choose(page, words.report.shiftClose);
      await page.getByRole("dialog").getByRole("button").last().click();
      await page.getByRole("dialog").waitFor({ state: "detached" });
      await page.emulateMedia({ media: "print" });
      await look("shift sheets");
      expect(found).toEqual([]);
    });

    journey("so does a comparison, with its signs before the figures", signedIn, async (walk) => {
      const { page } = walk;
      const { look, found, signs } = await begun(walk);
      await goTo(page, `/intracity/summary${lastWeek()}`);
      await expectArrived(page);
      const open = page.locator("main [aria-haspopup=dialog]").last();
      await open.click();
      const choices = page.getByRole("combobox", say(words.report.compareWith));
      const titles = await choices.locator("option").allTextContents();
      expect(titles.filter((title) => /[A-Za-z]{2}/.test(title))).toEqual([]);
      for (const value of comparisonPeriods) {
        if ((await choices.count()) === 0) await open.click();
        await choices.selectOption(value);
        await expectArrived(page);
        await look(`compared with ${value}`);
      }
      await goTo(page, `/waybill/report${lastWeek()}&compare=before`);
      await expectArrived(page);
      await look("compared cards");
      const yesterday = `?from_date=${serviceDay(1)}&to_date=${serviceDay(0)}`;
      await goTo(page, `/waybill/report${yesterday}&compare=week`);
      await expectArrived(page);
      await choose(page, words.frame.pinToHome);
      await goTo(page, "/");
      await expectArrived(page);
      await look("home");
      expect(found).toEqual([]);
      expect(signs()).toBeGreaterThan(20);
    });

    journey(
      "so does what stands over a screen or in its place",
      { ...signedIn, errors: [/429/], foreseen: [/ERR_INTERNET_DISCONNECTED/] },
      async (walk) => {
        const { page, context } = walk;
        const { look, found } = await begun(walk);
        await goTo(page, `/intracity/counterwise/report/${lastWeek()}`);
        await expectArrived(page);
        await page.keyboard.press("?");
        await page.getByRole("dialog").waitFor();
        await look("keys");
        await page.keyboard.press("Escape");
        await context.setOffline(true);
        await page.getByText(anew(words.signIn.offline), { exact: true }).waitFor();
        await look("offline");
        await context.setOffline(false);
        const answer = { status: 429, headers: { "Retry-After": "90" }, json: {} };
        await page.route("**/api/intracity/reports/**", (route) => route.fulfill(answer));
        await goTo(page, `/intracity/vehiclewise/report/${lastWeek()}`);
        await page.getByRole("button", say(words.signIn.tryAgain)).waitFor();
        await look("failed");
        expect(found).toEqual([]);
      },
    );

    journey("so does a report that is empty or is refused", signedIn, async (walk) => {
      const { page } = walk;
      const { look, found } = await begun(walk);
      const report = "/intracity/counterwise/report/";
      const answer = { status: 200, json: { success: true, data: [] } };
      await page.route("**/api/intracity/reports/**", (route) => route.fulfill(answer));
      await goTo(page, withRange(report));
      await expectArrived(page);
      await look("empty");
      await goTo(page, `${report}?from_date=2026-06-09&to_date=2026-06-01`);
      await page.getByRole("alert").first().waitFor();
      await look("refused");
      expect(found).toEqual([]);
    });

    journey("so do the forms of Profile, and those of administrators", signedIn, async (walk) => {
      const { page } = walk;
      const { look, found } = await begun(walk);
      await goTo(page, "/profile");
      await press(page, words.account.changePassword);
      await page.keyboard.press("Enter");
      await look("password");
      await press(page, words.account.cancel);
      await press(page, words.account.setUp);
      await page.keyboard.press("Enter");
      await look("second factor");
      await goTo(page, "/water/access");
      await expectArrived(page);
      await press(page, words.invitations.invite);
      await page.getByLabel(anew(words.invitations.whoItIsFor)).waitFor();
      await page.keyboard.press("Enter");
      await look("invite");
      await page.getByLabel(anew(words.invitations.whoItIsFor)).fill("Rahima");
      await press(page, words.invitations.makeLink);
      await page.getByRole("textbox", say(words.invitations.link)).waitFor();
      await look("invited");
      expect(found).toEqual([]);
    });

    journey("so do passkeys and recovery codes", signedIn, async (walk) => {
      const { page } = walk;
      const { look, found } = await begun(walk);
      await page.route("**/api/auth/user", async (route) => {
        const answer = await (await route.fetch()).json();
        answer.data.features = [...modulesWithFeature, "password", "second_factor", "passkeys"];
        await route.fulfill({ json: answer });
      });
      const answers = { "second-factor": factors, "second-factor/recovery-codes": codes };
      for (const [path, data] of Object.entries(answers)) {
        const json = { success: true, data };
        await page.route(`**/api/auth/${path}`, (route) => route.fulfill({ json }));
      }
      await goTo(page, "/profile");
      await press(page, words.account.newCodes);
      await look("new codes");
      await page.getByRole("textbox", say(words.account.currentPassword)).fill("a phrase");
      await page.keyboard.press("Enter");
      await page.getByText(codes.recovery_codes[0]).waitFor();
      await look("recovery codes");
      await press(page, words.account.haveKept);
      await press(page, words.account.factorChange.addPasskey);
      await page.keyboard.press("Enter");
      await look("a new passkey");
      await press(page, words.account.cancel);
      await page.getByRole("button", { name: /Phone$/ }).click();
      await look("a passkey removed");
      expect(found).toEqual([]);
    });

    journey("so does the warning of a shared machine", settings, async (walk) => {
      const { page } = walk;
      const { look, found } = await begun(walk);
      await page.clock.install();
      await page.goto("/login");
      await page.getByRole("checkbox").check();
      await page.getByLabel(anew(words.signIn.userName), { exact: true }).fill(usernameOf("demo"));
      await page.getByRole("textbox", say(words.signIn.password)).fill(inject("portal").password);
      await press(page, words.signIn.signIn);
      await page.getByRole("link").first().waitFor();
      await page.clock.fastForward("14:35");
      await page.getByRole("alertdialog").waitFor();
      await look("idle");
      expect(found).toEqual([]);
    });

    journey(
      "so do the screens of somebody who is not signed in",
      { ...settings, errors: [/401/] },
      async (walk) => {
        const { page } = walk;
        const { look, found } = await begun(walk);
        await page.goto("/login");
        await look("sign-in");
        await page.getByLabel(anew(words.signIn.userName), { exact: true }).fill("nobody");
        await page.getByRole("textbox", say(words.signIn.password)).fill("nothing at all");
        await press(page, words.signIn.signIn);
        await page.getByText(anew(words.signIn.wrongCredentials)).waitFor();
        await look("wrong password");
        await page.goto("/invitation");
        await page.getByRole("heading", { level: 1 }).waitFor();
        await look("invitation");
        expect(found).toEqual([]);
      },
    );

    journey(
      "so do the screens between a password and the portal",
      { ...settings, user: "demo", foreseen: [/40[134]/] },
      async (walk) => {
        const { page } = walk;
        const { look, found } = await begun(walk);
        for (const [where, data] of Object.entries(between)) {
          const json = { success: true, data: { ...someone, ...data } };
          await page.route("**/api/auth/user", (route) => route.fulfill({ json }));
          await page.goto("/");
          await page.locator("form, main button").first().waitFor();
          await look(where);
        }
        expect(found).toEqual([]);
      },
    );
  });
}
