import styles from './Printable.module.css';

/**
 * Opens the print dialog, which opens by itself for those who came by a Print Section link
 * (static/print.js). Without scripts a sentence stands in its place.
 */
export function PrintButton() {
  return (
    <>
      {/* src/browser/print-document.ts listens. */}
      <button type="button" data-print="" className={styles.print}>
        Print
      </button>
      <span className={styles.byHand}>Print with the menu of your browser.</span>
    </>
  );
}
