/** What every built page loads. */
import './static-script';
import './load-scripts';
