/**
 * Prints once everything on the sheet is ready. If the sheet's code hasn't loaded yet, the page is printed as it is.
 */
export const printSheet = () => {
  if (dispatchEvent(new Event("plainsum:print", { cancelable: true }))) print();
};
