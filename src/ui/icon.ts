/**
 * The icon: a single figure with the double underline of a final total. The figure is the 7 of Public Sans Bold, as an
 * outline.
 */
export const icon = (ink: string, paper: string, radius: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${radius}" fill="${paper}"/><g fill="${ink}"><path transform="translate(17 43)" d="M15.9 0L8.4 0Q8.6-2.1 9.3-5.3Q10.1-8.6 11.6-12.5Q13.1-16.4 15.3-20.6Q17.5-24.9 20.7-29L2.1-29L2.1-34.7L28-34.7L28-29Q26.3-26.9 24.7-24.1Q23-21.3 21.5-18.1Q19.9-14.9 18.7-11.6Q17.5-8.4 16.8-5.4Q16-2.4 15.9 0Z"/><path d="M14 48h36v3.2H14zM14 54.4h36v3.2H14z"/></g></svg>`;

export const PAPER = "#faf8f2";
export const INK = "#0a5c44";
