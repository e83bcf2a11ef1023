const step = 1;
let sold = module.hot?.data?.sold ?? 0;

const timer = setInterval(() => (sold += step), 60000);
sold += step;
console.log(`sold: ${sold}`);
timer.unref();

if (module.hot) {
  module.hot.accept();
  module.hot.dispose((data) => {
    clearInterval(timer);
    data.sold = sold;
  });
}
