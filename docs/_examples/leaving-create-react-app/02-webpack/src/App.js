import styles from "./App.module.css";
import Logo from "./logo.svg?react";

export default function App() {
  return (
    <main>
      <Logo className={styles.logo} />
      <h1 className={styles.title}>{process.env.REACT_APP_TITLE}</h1>
    </main>
  );
}
