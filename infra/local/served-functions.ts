import { local } from './environment.ts';
import type { LocalService } from './service.ts';

/** The HTTP routes on the website's address, as CloudFront asks for them: the viewer's address is its own word. */
export const servedFunctions = (httpApi: LocalService): Pick<LocalService, 'handle'> => ({
  handle(request, response) {
    request.headers['x-viewer-address'] = request.socket.remoteAddress ?? '';
    request.headers['x-origin-secret'] = local.originSecret;
    return httpApi.handle(request, response);
  },
});
