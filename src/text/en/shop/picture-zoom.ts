/** The enlarged picture. Loaded once the browser is idle, as the part that shows it. */
export const pictureZoomWords = {
  close: 'Close the picture',
  area: 'Enlarged picture. Use the arrow keys to move it',
  larger: 'Zoom in',
  smaller: 'Zoom out',
  size: (percent: number) => `${percent} %`,
  next: 'Next picture',
  previous: 'Previous picture',
} as const;
