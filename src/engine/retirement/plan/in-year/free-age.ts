/**
 * The age at year-end from which nothing withdrawn costs the additional tax: 59½ was reached at least half a year ago,
 * so most of the year is free.
 */
export const AGE_OF_FREE_WITHDRAWALS = 60;
