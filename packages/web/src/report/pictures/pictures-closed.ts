const entry = "pictures";

/** Whether the pictures of reports were closed in this browser. */
export function arePicturesClosed(): boolean {
  try {
    return localStorage.getItem(entry) === "closed";
  } catch {
    return false;
  }
}

export function rememberPictures(areClosed: boolean): void {
  try {
    if (areClosed) localStorage.setItem(entry, "closed");
    else localStorage.removeItem(entry);
  } catch {
    // Where nothing can be stored, pictures are open again on the next page.
  }
}
