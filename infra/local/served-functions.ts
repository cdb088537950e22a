import { viewerAddress } from '#infra/viewer-functions.ts';
import { local } from './environment.ts';
import { pathOf } from './http-exchange.ts';
import { loadViewerFunction } from './load-viewer-function.ts';
import type { LocalService } from './service.ts';

const onRequest = loadViewerFunction(viewerAddress);

/** The HTTP routes on the website's address. As CloudFront does, it names the viewer and proves itself. */
export const servedFunctions = (httpApi: LocalService): Pick<LocalService, 'handle'> => ({
  handle(request, response) {
    const { headers } = onRequest(pathOf(request), request.socket.remoteAddress);
    for (const [name, { value }] of Object.entries(headers)) request.headers[name] = value;
    request.headers['x-origin-secret'] = local.originSecret;
    return httpApi.handle(request, response);
  },
});
