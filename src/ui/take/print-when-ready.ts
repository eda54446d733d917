/** The longest to wait for the code of the printed sheet, in tenths of a second. */
const PATIENCE = 50;

/**
 * Prints once everything on the sheet is ready. If the sheet's code doesn't arrive in time, the page is printed as it
 * is.
 */
export const printSheet = async () => {
  for (let i = 0; i < PATIENCE; i++) {
    if (!dispatchEvent(new Event("plainsum:print", { cancelable: true }))) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  print();
};
