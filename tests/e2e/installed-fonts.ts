import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, parse } from "node:path";
import { inflateSync } from "node:zlib";

const own = createRequire(import.meta.url);
const web = createRequire(new URL("../../packages/web/package.json", import.meta.url));
const bengali = web.resolve(
  "@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali-400-normal.woff",
);
const roboto = [400, 600].map((weight) =>
  own.resolve(`@fontsource/roboto/files/roboto-latin-${weight}-normal.woff`),
);

const withoutBangla =
  '<selectfont><rejectfont><pattern><patelt name="lang"><string>bn</string></patelt></pattern></rejectfont></selectfont>';

/** What has Chromium find the fonts of this machine, and Android's own for Latin, with one of Bangla or without any. */
export function installedFonts({ bangla }: { bangla: boolean }) {
  return bangla ? fontsOf([...roboto, bengali]) : fontsOf(roboto, withoutBangla);
}

/** Those of this machine with Android's own before them. */
export function phoneFonts() {
  return fontsOf(
    [...roboto, bengali],
    "<alias><family>sans-serif</family><prefer><family>Roboto</family></prefer></alias>",
  );
}

function fontsOf(files: readonly string[], rules = "") {
  const folder = mkdtempSync(join(tmpdir(), "partner-portal-fonts-"));
  const config = join(folder, "fonts.conf");
  for (const file of files) {
    writeFileSync(join(folder, `${parse(file).name}.ttf`), unpacked(readFileSync(file)));
  }
  writeFileSync(
    config,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
<dir>/usr/share/fonts</dir><dir>/usr/local/share/fonts</dir><dir>${folder}</dir>
<cachedir>${join(folder, "cache")}</cachedir>
${rules}
</fontconfig>
`,
  );
  return {
    env: { FONTCONFIG_FILE: config },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

const headerLength = { woff: 44, plain: 12 };
const entryLength = { woff: 20, plain: 16 };

/** The font in a WOFF file as a system has it: the same tables, none of them compressed. */
function unpacked(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const power = 2 ** Math.floor(Math.log2(count));
  const head = Buffer.alloc(headerLength.plain + entryLength.plain * count);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(power * 16, 6);
  head.writeUInt16BE(Math.log2(power), 8);
  head.writeUInt16BE((count - power) * 16, 10);
  const parts = [head];
  let offset = head.length;
  for (let at = 0; at < count; at += 1) {
    const entry = headerLength.woff + entryLength.woff * at;
    const [from = 0, packed = 0, length = 0, sum = 0] = [4, 8, 12, 16].map((field) =>
      woff.readUInt32BE(entry + field),
    );
    const stored = woff.subarray(from, from + packed);
    const table = packed < length ? inflateSync(stored) : stored;
    const to = headerLength.plain + entryLength.plain * at;
    woff.copy(head, to, entry, entry + 4);
    for (const [place, value] of [sum, offset, length].entries()) {
      head.writeUInt32BE(value, to + 4 + 4 * place);
    }
    const whole = Buffer.concat([table, Buffer.alloc(-length & 3)]);
    parts.push(whole);
    offset += whole.length;
  }
  return Buffer.concat(parts);
}
