import { createElement, useState } from "react";

export function Dial() {
  const [hours, setHours] = useState(1);
  const turn = () => setHours(hours + 1);
  return createElement("button", { onClick: turn }, `${hours} h`);
}
