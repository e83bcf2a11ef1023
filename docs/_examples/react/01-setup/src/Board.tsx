import { useState } from "react";

interface BoardProps {
  harbor: string;
}

export function Board({ harbor }: BoardProps) {
  const [meters, setMeters] = useState(4);

  return (
    <main>
      <h1>Tide in {harbor}</h1>
      <p role="status">{meters} m</p>
      <button type="button" onClick={() => setMeters(meters + 1)}>
        Raise
      </button>
    </main>
  );
}
