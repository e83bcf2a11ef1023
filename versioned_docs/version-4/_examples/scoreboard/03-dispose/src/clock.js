const last = module.hot && module.hot.data;
let seconds = last ? last.seconds : 0;

const clock = document.createElement("output");
document.body.prepend(clock);

const timer = setInterval(() => {
  seconds += 1;
  show();
}, 1000);

function show() {
  clock.textContent = `Played: ${seconds} s`;
}

show();

if (module.hot) {
  module.hot.accept();
  module.hot.dispose((data) => {
    clearInterval(timer);
    clock.remove();
    data.seconds = seconds;
  });
}
