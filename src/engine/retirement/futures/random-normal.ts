/**
 * The normal quantile: the value that a standard normal variable stays below with probability `p`.
 *
 * Algorithm AS 241 (Wichura, Applied Statistics 37, 1988), accurate to about 16 digits: one rational function in the
 * middle, two in the tails. It maps one uniform draw to one normal draw and rises with it, so common random numbers
 * stay common.
 */
import { ln } from "./random-exact.ts";

export function normalQuantile(p: number): number {
  const fromMiddle = p - 0.5;
  if (fromMiddle <= 0.425 && fromMiddle >= -0.425) return fromMiddle * middle(0.180625 - fromMiddle * fromMiddle);
  const depth = Math.sqrt(-ln(fromMiddle < 0 ? p : 1 - p));
  const size = depth <= 5 ? tail(depth - 1.6) : farTail(depth - 5);
  return fromMiddle < 0 ? -size : size;
}

function middle(r: number): number {
  let over = 2509.0809287301227;
  over = over * r + 33430.57558358813;
  over = over * r + 67265.7709270087;
  over = over * r + 45921.95393154987;
  over = over * r + 13731.69376550946;
  over = over * r + 1971.5909503065513;
  over = over * r + 133.14166789178438;
  over = over * r + 3.3871328727963665;
  let under = 5226.495278852854;
  under = under * r + 28729.085735721943;
  under = under * r + 39307.89580009271;
  under = under * r + 21213.794301586597;
  under = under * r + 5394.196021424751;
  under = under * r + 687.1870074920579;
  under = under * r + 42.31333070160091;
  under = under * r + 1;
  return over / under;
}

function tail(r: number): number {
  let over = 7.745450142783414e-4;
  over = over * r + 0.022723844989269184;
  over = over * r + 0.2417807251774506;
  over = over * r + 1.2704582524523684;
  over = over * r + 3.6478483247632045;
  over = over * r + 5.769497221460691;
  over = over * r + 4.630337846156546;
  over = over * r + 1.4234371107496835;
  let under = 1.0507500716444169e-9;
  under = under * r + 5.475938084995345e-4;
  under = under * r + 0.015198666563616457;
  under = under * r + 0.14810397642748008;
  under = under * r + 0.6897673349851;
  under = under * r + 1.6763848301838038;
  under = under * r + 2.053191626637759;
  under = under * r + 1;
  return over / under;
}

function farTail(r: number): number {
  let over = 2.0103343992922881e-7;
  over = over * r + 2.7115555687434876e-5;
  over = over * r + 0.0012426609473880784;
  over = over * r + 0.026532189526576124;
  over = over * r + 0.29656057182850487;
  over = over * r + 1.7848265399172913;
  over = over * r + 5.463784911164114;
  over = over * r + 6.657904643501103;
  let under = 2.0442631033899397e-15;
  under = under * r + 1.421511758316446e-7;
  under = under * r + 1.8463183175100548e-5;
  under = under * r + 7.868691311456133e-4;
  under = under * r + 0.014875361290850615;
  under = under * r + 0.1369298809227358;
  under = under * r + 0.599832206555888;
  under = under * r + 1;
  return over / under;
}
