/** The script of every built page. */
import './load-on-interaction';
import './static-script';
import './load-scripts';
