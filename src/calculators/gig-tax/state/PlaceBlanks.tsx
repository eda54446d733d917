import { Blank } from "../../../ui/form/Blank.tsx";
import type { Inputs } from "../inputs.ts";
import { placeFields } from "../questions/place-fields.ts";
import type { Share } from "./useStateShare.ts";

interface Props {
  readonly share: Share;
  readonly inputs: Inputs;
}

/** The chosen state's places, and the rate for one that isn't listed. */
export function PlaceBlanks({ share, inputs }: Props) {
  const known = typeof share === "string" ? [] : share.places;
  const names = [...new Set([...known, ...(inputs.place === "" ? [] : [inputs.place])])];
  if (inputs.state === "none" || names.length === 0) return null;
  return (
    <>
      <Blank
        name="place"
        options={[...placeFields.place.options, ...names.map((value) => ({ value, label: value }))]}
      />
      {typeof share !== "string" && share.asksRate && <Blank name="placeRate" />}
    </>
  );
}
