import { Component, Suspense } from "react";

export class RemotePart extends Component {
  state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  componentDidCatch(error) {
    console.warn(error.message);
  }

  render() {
    const { children, fallback } = this.props;
    if (this.state.failed) return fallback;
    return <Suspense fallback={<p>Loading…</p>}>{children}</Suspense>;
  }
}
