new EventSource("/dev/built").onmessage = () => location.reload();
