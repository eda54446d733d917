/** The day of this build, as YYYY-MM-DD. For a build that has to be repeated byte for byte, it is set explicitly. */
const epoch = process.env.SOURCE_DATE_EPOCH;
export const builtOn = (epoch ? new Date(Number(epoch) * 1000) : new Date()).toISOString().slice(0, 10);
