/** Scrolls a box until a part of it is in its middle; the page never moves. With the next frame, which is laid out anyway. */
export function showInTheMiddle(box: HTMLElement, part: HTMLElement) {
  const show = () => {
    const { left, width } = part.getBoundingClientRect();
    box.scrollLeft += left - box.getBoundingClientRect().left - (box.clientWidth - width) / 2;
    return box.scrollLeft;
  };
  requestAnimationFrame(() => {
    const shownAt = show();
    // Letters that the device lacks come later, and are not as wide as what stands for them.
    document.fonts.ready.then(() => box.scrollLeft === shownAt && show());
  });
}
