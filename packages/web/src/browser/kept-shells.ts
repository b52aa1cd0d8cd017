export const shellNames = async () =>
  (await caches.keys()).filter((name) => name.startsWith("shell "));

export async function forgetShells(): Promise<void> {
  await Promise.all((await shellNames()).map((name) => caches.delete(name)));
}
