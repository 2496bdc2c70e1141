/** Fields whose value some browsers change when a wheel or trackpad scrolls over them while they have the focus. */
const WHEEL_FIELDS = 'select, input:is([type=number], [type=date], [type=datetime-local])';

/** Takes the focus from such a field when the page is scrolled over it, so that it keeps its value. Returns a cleanup function. */
export function keepValuesOnWheel(): () => void {
  const leave = ({ target }: WheelEvent): void => {
    if (target instanceof HTMLElement && target === document.activeElement) {
      if (target.matches(WHEEL_FIELDS)) target.blur();
    }
  };
  document.addEventListener('wheel', leave, { capture: true, passive: true });
  return () => document.removeEventListener('wheel', leave, { capture: true });
}
