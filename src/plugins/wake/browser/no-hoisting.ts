/**
 * Stands for `hoist-non-react-statics` in the browser, which only `withRouter` of react-router
 * calls: neither Docusaurus nor this site wraps a component in it (1 kB brotli with what it needs).
 */
const asItIs = <Component>(component: Component): Component => component;
export default asItIs;
