/** Prints once all that belongs on the sheet is there. Where the code of the sheet has not come yet, the page is printed as it stands. */
export const printSheet = () => {
  if (dispatchEvent(new Event("plainsum:print", { cancelable: true }))) print();
};
