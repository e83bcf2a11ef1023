export const pay = () =>
  import(
    /* webpackPreload: true, webpackFetchPriority: "high" */
    /* webpackChunkName: "payment" */
    "./payment.js"
  );
