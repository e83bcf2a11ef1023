import { useState } from "react";
import "./style.css";

export function App({ harbor, meters }) {
  const [rise, setRise] = useState(0);
  return (
    <main>
      <h1>Tide in {harbor}</h1>
      <output>{meters + rise} m</output>
      <button onClick={() => setRise(rise + 1)}>Raise</button>
    </main>
  );
}
