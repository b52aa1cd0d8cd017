/** Scrolls a box until a part of it is in its middle; the page never moves. With the next frame, which is laid out anyway. */
export function showInTheMiddle(box: HTMLElement, part: HTMLElement) {
  requestAnimationFrame(() => {
    const { left, width } = part.getBoundingClientRect();
    box.scrollLeft += left - box.getBoundingClientRect().left - (box.clientWidth - width) / 2;
  });
}
