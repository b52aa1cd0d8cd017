import { expect, it } from "vitest";
import { manifest } from "web/delivery/manifest.ts";
import { supportedLanguages } from "web/i18n/languages/languages.ts";

it("the portal is installed in the language of whoever installs it, as one app", () => {
  const manifests = supportedLanguages.map((language) =>
    JSON.parse(manifest(language, "icon.svg", { assetBase: "/portal/" })),
  );
  const [inEnglish, inBangla] = manifests;
  expect(inEnglish).toMatchObject({
    id: "/",
    lang: "en",
    dir: "ltr",
    name: "Partner portal",
    short_name: "Portal",
    description: "Reports for the staff of transport companies.",
    start_url: "/",
  });
  expect(inBangla).toEqual({
    ...inEnglish,
    lang: "bn",
    name: "পার্টনার পোর্টাল",
    short_name: "পোর্টাল",
    description: "পরিবহন কোম্পানির কর্মীদের জন্য রিপোর্ট।",
  });
});
