/**
 * Payments may be made in whole dollars (26 USC 6102(a)). What that leaves open, up to 50 cents for each date, isn't
 * called late: it goes with the next payment.
 */
export const ROUNDED = 0.5;
