import { useState } from "react";

export default function Forecast({ city }) {
  const [unit, setUnit] = useState("C");
  const degrees = unit === "C" ? 21 : 70;
  return (
    <button onClick={() => setUnit(unit === "C" ? "F" : "C")}>
      {city}: {degrees} °{unit}
    </button>
  );
}
